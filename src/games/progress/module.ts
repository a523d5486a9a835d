// The March of Progress in the registry: what the shelf shows of it, and how the rest is fetched.
import { addressesOf, type GameModule } from '../module.ts'

export const progressModule: GameModule = {
  meta: {
    name: 'march-of-progress',
    title: 'The March of Progress',
    icon: 'dice',
    counts: 'cards',
    ...addressesOf('march-of-progress'),
  },
  credits: {
    designer: 'Alan Paull',
    year: 2020,
    publishers: ['Surprised Stare Games', '2Tomatoes Games', 'Frosted Games'],
  },
  onTable: {
    load: async () => {
      const [{ screensOf }, { progressTable }] = await Promise.all([
        import('@/table/screens.ts'),
        import('./table.ts'),
      ])
      return screensOf(progressTable)
    },
    pages: [
      {
        path: '/results',
        load: () => import('./screens/results/ResultsView.vue'),
        words: async () => (await import('./screens/words/pageWords.ts')).enterProgressPages(),
      },
      {
        path: '/rules',
        load: () => import('./screens/rulebook/RulebookView.vue'),
        words: async () => (await import('./screens/words/rulebookWords.ts')).enterProgressRules(),
      },
      {
        path: '/learn',
        load: () => import('./screens/lessons/LessonsView.vue'),
        words: async () => (await import('./screens/words/lessonWords.ts')).enterProgressLessons(),
      },
      {
        path: '/learn/:id',
        load: () => import('./screens/lessons/ExerciseView.vue'),
        words: async () => (await import('./screens/words/lessonWords.ts')).enterProgressLessons(),
      },
      {
        path: '/scenarios',
        load: () => import('./screens/scenarios/ScenariosView.vue'),
        words: async () => (await import('./screens/words/pageWords.ts')).enterProgressPages(),
      },
      {
        path: '/scenarios/:id',
        load: () => import('./screens/scenarios/ScenarioView.vue'),
        words: async () => (await import('./screens/words/pageWords.ts')).enterProgressPages(),
      },
    ],
    words: async () => (await import('./screens/words/screenWords.ts')).enterProgress(),
  },
}
