import type { Catalogue } from '../../../../words/i18n.svelte';
import type { solo as en } from './solo.en';

export const solo: Catalogue<typeof en> = {
  'alone.title': 'Zweimal in jedem Zug',
  'wall.title': 'Die Wand der Aufgaben',
  'score.title': 'Die letzte Karte',

  'alone.1':
    'Allein hast du denselben Bogen und dieselben Karten. Statt der anderen spielt die Auslage eine Karte, der du folgen kannst.',
  'alone.2': 'Zuerst dein eigener Zug, wie immer. Spiel das Stofflager und nutze es.',
  'alone.3': 'Nutze es.',
  'alone.4':
    'Nun kommt die linke Karte der Auslage weg: das Gildenhaus. Du darfst ihr folgen, mit einer Tulpe oder einer Bonusaktion. Nutze das Gewürzlager.',
  'alone.done':
    'Wartest du stattdessen, bekommst du eine Bonusaktion. Der Pfeil auf jeder Karte sagt, auf welcher Seite sie in die Auslage kommt: So kannst du planen, was links liegen wird.',

  'wall.1':
    'Worum spielst du allein? Um eine Wand aus Fliesen, über viele Partien: vierzehn Aufgaben, jede in drei Spalten, für zehn, elf und zwölf Rubine.',
  'wall.2':
    'Diese Partie hat ein Ziel: Aufgabe 2 mit zehn Rubinen. Sie verlangt 35 Lira, auch gestrichene zählen. Die Kästchen zeigen, was noch fehlt.',
  'wall.3': 'Du bist nah dran. Spiel das Teehaus und nutze es.',
  'wall.4': 'Nutze es.',
  'wall.5':
    'Alle Lira sind da. Sie haben auch den zweiten Block gefüllt, und dessen Bonusrubin ist dein zehnter Rubin.',
  'wall.done':
    'Allein geht es nach zehn Rubinen weiter, bis die Karten ausgehen. Dann wird für jede erfüllte Aufgabe eine Fliese gesetzt, alle in der Spalte deiner Rubine; 13 und mehr zählen für Spalte 12.',

  'score.1':
    'Du kannst auch um eine Bestleistung spielen: deine Rubine und bei gleich vielen, was auf deinem Bogen übrig ist.',
  'score.2':
    'Der Stapel ist leer. Das Spiel endet, sobald die Auslage nicht mehr aufgefüllt werden kann: Dies ist dein letzter Zug.',
  'score.3':
    'Ein Rubin ist noch drin: Das Stofflager berührt den Edelsteinhändler, und die Lira hast du. Spiel die Karte und nutze den Edelsteinhändler.',
  'score.4': 'Die Karte ist gespielt. Kauf den Rubin.',
  'score.done': 'Zwölf Rubine, eine schöne Leistung. Schaffst du dreizehn?',
};
