// The style laws that fail the build; the import laws are in .dependency-cruiser.cjs.
import pluginVue from 'eslint-plugin-vue'
import { defineConfigWithVueTs, vueTsConfigs } from '@vue/eslint-config-typescript'
import * as regexp from 'eslint-plugin-regexp'

const pureRules = [
  {
    object: 'Math',
    property: 'random',
    message: 'Dice come in as an argument: the rules never roll.',
  },
  { object: 'Date', property: 'now', message: 'The rules never read a clock.' },
]

const noEnum = {
  selector: 'TSEnumDeclaration',
  message: 'A union of words does what an enum does.',
}

/** No browser has these. */
const ofNode = [
  'Buffer',
  'NodeJS',
  '__dirname',
  '__filename',
  'clearImmediate',
  'global',
  'process',
  'require',
  'setImmediate',
]

export default defineConfigWithVueTs(
  {
    ignores: [
      '**/dist/**',
      'coverage/**',
      'test-results/**',
      'playwright-report/**',
      'node_modules/**',
    ],
  },
  pluginVue.configs['flat/recommended'],
  vueTsConfigs.strictTypeChecked,
  regexp.configs['flat/recommended'],
  {
    rules: {
      'max-lines': ['error', { max: 300, skipBlankLines: false, skipComments: false }],
      'max-lines-per-function': ['error', { max: 50, skipBlankLines: true, skipComments: true }],
      '@typescript-eslint/switch-exhaustiveness-check': 'error',
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/no-import-type-side-effects': 'error',
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      '@typescript-eslint/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
      'no-restricted-properties': ['error', pureRules[0]],
      'no-restricted-syntax': ['error', noEnum],
      // An eighth of the linter's time, for what is not here: enums (see above), and classes but for a few errors and stores.
      '@typescript-eslint/no-unsafe-enum-assignment': 'off',
      '@typescript-eslint/no-unsafe-class-instance-assignment': 'off',
      eqeqeq: 'error',
      'regexp/no-super-linear-backtracking': 'error',
      'regexp/no-super-linear-move': 'error',
      'vue/no-v-html': 'error',
      'vue/no-static-inline-styles': 'error',
      'vue/component-api-style': ['error', ['script-setup']],
      'vue/block-lang': ['error', { script: { lang: 'ts' } }],
      'vue/require-default-prop': 'off', // the type says what may be left out
      'vue/multi-word-component-names': 'off', // Icon, Sheet and Stepper are the words everybody uses
      // prettier owns the layout of templates
      'vue/html-indent': 'off',
      'vue/html-self-closing': 'off',
      'vue/html-closing-bracket-newline': 'off',
      'vue/max-attributes-per-line': 'off',
      'vue/singleline-html-element-content-newline': 'off',
      'vue/multiline-html-element-content-newline': 'off',
      'vue/first-attribute-linebreak': 'off',
    },
  },
  {
    // The types of the app are checked together with its tests, which run in Node.
    files: ['src/**/*.ts', 'src/**/*.vue'],
    ignores: ['src/cli/**'],
    rules: { 'no-restricted-globals': ['error', ...ofNode] },
  },
  {
    files: ['src/core/**/*.ts', 'src/games/*/rules/**/*.ts', 'src/games/*/computer/**/*.ts'],
    rules: {
      'no-restricted-properties': ['error', ...pureRules],
      'no-restricted-syntax': [
        'error',
        noEnum,
        { selector: "NewExpression[callee.name='Date']", message: 'The rules never read a clock.' },
      ],
      'no-restricted-globals': ['error', 'window', 'document', 'crypto', 'performance', ...ofNode],
    },
  },
  {
    // A test file is a table of sentences: its describe blocks may be long, its helpers may not.
    files: ['tests/**/*.ts'],
    rules: { 'max-lines-per-function': 'off' },
  },
  // What types alone can tell is asked of what is shipped. Of a test only this: an answer nobody waits for proves nothing.
  { files: ['tests/**/*.ts'], extends: [vueTsConfigs.disableTypeChecked] },
  {
    files: ['tests/**/*.ts'],
    languageOptions: { parserOptions: { projectService: true } },
    rules: {
      '@typescript-eslint/no-floating-promises': 'error',
      '@typescript-eslint/switch-exhaustiveness-check': 'off',
      '@typescript-eslint/restrict-template-expressions': 'off',
      '@typescript-eslint/no-confusing-void-expression': 'off',
    },
  },
)
