/** Going through the lessons: a table of one's own for each, where only what is taught is expected. */
import { asProblem, house, type HouseProblem } from '../../api/http';
import type { Table } from '../../api/types';
import type { Choice } from '../../games/contract';
import { me } from '../../state/me.svelte';
import { TableModel } from '../../state/table.svelte';
import { turns } from '../../state/turns.svelte';
import { plain } from '../../words/rich';
import { gentlest } from '../level';
import { botSeats } from '../quick';
import type { Chapter, Lesson, Lessons, LessonStep } from './lessons';

/** The seat of whoever learns. */
const MINE = 0;

/** The table of a lesson: a live one that asks the course before it does something. */
export class LessonModel extends TableModel {
  readonly #course: Course;
  /** What is being done: the course is a step further only when it is. */
  #doing: Promise<unknown> = Promise.resolve();

  constructor(table: Table, course: Course) {
    const { folder } = course.lessons;
    super(table, folder.card, folder, { seat: MINE });
    this.#course = course;
  }

  override async act(action: string): Promise<boolean> {
    const asked = this.latest?.number;
    await this.#doing;
    if (this.latest?.number !== asked) return false;
    if (!this.#course.fits(action)) {
      this.#course.hint = { action, said: this.#said(action) };
      this.preview = null;
      return false;
    }
    return this.force(action);
  }

  /** An offered action in words. */
  #said(action: string): string {
    const choice = this.folder.choices(this).find((one) => one.action === action);
    return choice ? plain(choice.label) : action;
  }

  /** Do it, whether it fits or not. */
  force(action: string): Promise<boolean> {
    const done = this.#force(action);
    this.#doing = done;
    return done;
  }

  async #force(action: string): Promise<boolean> {
    const fits = this.#course.fits(action);
    const before = this.latest?.number ?? 0;
    const isDone = await super.act(action);
    if (!isDone) return false;
    await this.arrival(before + 1);
    this.#course.did(fits);
    return true;
  }

  // What is taught is done step by step.

  override proceed(action: string): Promise<boolean> {
    return this.act(action);
  }

  override async choose({ action, then = [] }: Pick<Choice, 'action' | 'then'>): Promise<boolean> {
    if (!(await this.act(action))) return false;
    for (const next of then) {
      if (this.latest?.actions.some((offer) => offer.action === next)) await this.act(next);
    }
    return true;
  }

  override get isStepwise(): boolean {
    return true;
  }

  override async undo(): Promise<boolean> {
    const before = this.latest?.number ?? 0;
    const isDone = await super.undo();
    if (!isDone) return false;
    await this.arrival(before + 1);
    this.#course.undid();
    return true;
  }
}

type Phase = 'menu' | 'loading' | 'going' | 'strayed' | 'done' | 'finished';

/** Those of some lessons that a browser has seen to their end. */
export function readDone(text: string | null, ids: readonly string[]): string[] {
  try {
    const kept: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(kept) ? ids.filter((id) => kept.includes(id)) : [];
  } catch {
    return [];
  }
}

export class Course {
  readonly lessons: Lessons;
  /** Those of all chapters. */
  readonly all: readonly Lesson[];
  done = $state.raw<readonly string[]>([]);
  phase = $state<Phase>('menu');
  index = $state(0);
  step = $state(0);
  model = $state.raw<LessonModel | null>(null);
  /** An action that does not fit, while its doer is asked whether to do it anyway. */
  hint = $state.raw<{ action: string; said: string } | null>(null);
  problem = $state.raw<HouseProblem | null>(null);
  #opened = 0;
  #table: string | null = null;
  /** The steps that were done by actions, to go back to. */
  #acted: number[] = [];

  readonly lesson: Lesson = $derived.by(() => this.all[this.index] as Lesson);
  readonly now: LessonStep | null = $derived(this.phase === 'going' ? (this.lesson.steps[this.step] ?? null) : null);
  /** The chapter of this lesson. */
  readonly chapter = $derived.by(
    () => this.lessons.chapters.find(({ lessons }) => lessons.includes(this.lesson)) as Chapter,
  );
  readonly isLast = $derived(this.lesson === this.chapter.lessons.at(-1));

  constructor(lessons: Lessons) {
    this.lessons = lessons;
    this.all = lessons.chapters.flatMap((chapter) => chapter.lessons);
    try {
      this.done = readDone(localStorage.getItem(lessons.kept), this.#ids);
    } catch {
      // A browser that keeps nothing begins anew.
    }
  }

  get #ids(): string[] {
    return this.all.map((lesson) => lesson.id);
  }

  /** Say something in the words of the game. */
  say(key: string): string {
    return this.lessons.words.maybe(key) ?? key;
  }

  /** The lesson to begin with: the first one that is not done. */
  get first(): number {
    const open = this.all.findIndex((lesson) => !this.done.includes(lesson.id));
    return Math.max(0, open);
  }

  /** Whether an action is what the step waits for; without a step everything is. */
  fits(action: string): boolean {
    const { now } = this;
    // While something is to be read, what comes next may already be done.
    const want = now?.want ?? this.lesson.steps.slice(this.step).find((step) => step.want)?.want;
    return this.phase !== 'going' || !want || want.test(action);
  }

  async open(index: number): Promise<void> {
    const opened = (this.#opened += 1);
    this.leave();
    this.index = index;
    this.step = 0;
    this.#acted = [];
    this.hint = null;
    this.problem = null;
    this.phase = 'loading';
    try {
      const person = await me.someone();
      const game = this.lessons.folder.card.name;
      const { opponents } = this.chapter;
      const levels = Array.from({ length: opponents }, () => gentlest(game, opponents + 1));
      const bots = botSeats(levels, [person.name]);
      const made = await house.makeTable({
        game,
        seats: [{ kind: 'me' }, ...bots],
        visibility: 'private',
        order: 'chosen',
        chat: false,
        late: 'wait',
        pace: { kind: 'none' },
        options: {},
        seed: '',
        position: this.lesson.position,
      });
      this.#table = made.id;
      const table = await house.start(made.id);
      if (opened !== this.#opened) return this.leave();
      const model = new LessonModel(table, this);
      this.model = model;
      model.open();
      this.phase = 'going';
    } catch (error) {
      if (opened !== this.#opened) return;
      this.problem = asProblem(error);
      this.phase = 'menu';
      this.leave();
    }
  }

  /** Go on from something that was read. */
  next(): void {
    this.hint = null;
    this.step += 1;
    this.#settle();
  }

  get canGoBack(): boolean {
    return this.step > 0;
  }

  /** To the step before: what was done is taken back where that is possible, else the lesson begins anew. */
  async back(): Promise<void> {
    this.hint = null;
    const before = this.lesson.steps[this.step - 1];
    if (!before) return;
    if (!before.want) {
      this.step -= 1;
      return;
    }
    if (!this.model?.latest?.undo || !(await this.model.undo())) await this.open(this.index);
  }

  /** Do what the step waits for. */
  async show(): Promise<void> {
    const offer = this.model?.latest?.actions.find(({ action }) => this.now?.want?.test(action));
    this.hint = null;
    if (offer) await this.model?.force(offer.action);
  }

  async anyway(): Promise<void> {
    const { hint } = this;
    this.hint = null;
    if (hint) await this.model?.force(hint.action);
  }

  /** An action was done. */
  did(fitted: boolean): void {
    this.hint = null;
    if (this.phase !== 'going') return;
    if (!fitted) {
      this.phase = 'strayed';
      return;
    }
    while (this.now && !this.now.want) this.step += 1;
    this.#acted.push(this.step);
    if (!this.now?.isRepeated) this.step += 1;
    this.#settle();
  }

  undid(): void {
    const step = this.#acted.pop();
    if (step === undefined) return;
    this.step = step;
    this.phase = 'going';
  }

  /** Pass over what cannot be done any more, and see whether the lesson is over. */
  #settle(): void {
    const position = this.model?.latest;
    const isMine = position?.seat === MINE;
    const isOver = position?.seat === null;
    for (let now = this.now; now?.want; now = this.now) {
      const { want, afterOthers } = now;
      if (isMine && position?.actions.some(({ action }) => want.test(action))) return;
      if (afterOthers && !isMine && !isOver) return;
      this.step += 1;
    }
    if (this.step >= this.lesson.steps.length) this.#finish();
  }

  #finish(): void {
    this.phase = 'done';
    const { id } = this.lesson;
    this.done = this.#ids.filter((one) => one === id || this.done.includes(one));
    try {
      localStorage.setItem(this.lessons.kept, JSON.stringify(this.done));
    } catch {
      // It was learnt all the same.
    }
    // What the others do now is not part of the lesson: the table stays as it is.
    this.model?.close();
    this.#leaveTable();
  }

  async following(): Promise<void> {
    if (this.isLast) {
      this.leave();
      this.phase = 'finished';
    } else await this.open(this.index + 1);
  }

  menu(): void {
    this.#opened += 1;
    this.leave();
    this.phase = 'menu';
  }

  /** Leave the table of the lesson: bots play it to its end. */
  leave(): void {
    this.model?.close();
    this.#leaveTable();
    this.model = null;
  }

  #leaveTable(): void {
    const table = this.#table;
    this.#table = null;
    if (!table) return;
    turns.note(table, false);
    // A game that is over has nobody to leave it.
    if (this.model?.latest?.seat === null) return;
    // It must go out even if the page is being closed.
    void fetch(`/api/tables/${table}/leave`, { method: 'POST', credentials: 'same-origin', keepalive: true }).catch(
      () => {},
    );
  }
}
