// npm run bench:engine: the figures of the battle engine, beside their aims.
import { printFigures } from '../figures.ts'
import { benchEngine } from './built.ts'

printFigures('The battle engine', await benchEngine())
