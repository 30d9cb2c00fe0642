/** Offers as they are read here: what the house leaves out, because the notation or the rest says it, is put back. */
import type { components } from './http.gen';

type Schemas = components['schemas'];
type SentOffer = Schemas['Offer'];
type SentWay = Schemas['WayAnswer'];
type SentReason = Schemas['ShortReason'];
export type SentPosition = Schemas['Position'];

/** Why something is not possible, without the rule. */
export interface ShortReason {
  key: string;
  arguments: Record<string, unknown>;
}

/** What follows for certain: the usual answers, and what the action and each of them make happen. */
export interface Ahead {
  stop?: NonNullable<SentWay['stop']>;
  what?: string;
  then?: string[];
  events?: Schemas['OutlookEvent'][][];
  why?: ShortReason;
  later?: string[];
}

export interface Outlook extends Ahead {
  ways?: (Ahead & { action: string })[];
  odds?: Schemas['OddsAnswer'];
}

/** A legal action: `move 11` has the verb `move` and the value 11. */
export interface Offer {
  action: string;
  verb: string;
  value: string | number | null;
  outlook?: Outlook;
}

export type Position = Omit<SentPosition, 'actions'> & { actions: Offer[] };

export function readPosition(sent: SentPosition): Position {
  return { ...sent, actions: sent.actions.map(readOffer) };
}

function readOffer(sent: SentOffer): Offer {
  const { action, ways, odds } = sent;
  const outlook: Outlook = ahead(sent);
  if (ways) outlook.ways = ways.map((way) => ({ action: way.action, ...ahead(way) }));
  if (odds) outlook.odds = odds;
  return { action, ...partsOf(action), outlook };
}

/** The verb of a notation, and what it is about. */
export function partsOf(action: string): Pick<Offer, 'verb' | 'value'> {
  const [verb = '', word = null] = action.split(' ');
  return { verb, value: word !== null && /^\d+$/.test(word) ? Number(word) : word };
}

function ahead({ stop, what, then = [], why, later }: SentWay): Ahead {
  const answers: string[] = [];
  const events: Schemas['OutlookEvent'][][] = [[]];
  for (const one of then) {
    if (typeof one === 'string') {
      answers.push(one);
      events.push([]);
    } else events.at(-1)?.push(one);
  }
  return {
    stop: stop ?? (what ? 'choice' : 'turn'),
    then: answers,
    events,
    ...(what ? { what } : {}),
    ...(why ? { why: readReason(why) } : {}),
    ...(later ? { later } : {}),
  };
}

function readReason({ key, ...told }: SentReason): ShortReason {
  const { reasons } = told;
  if (!Array.isArray(reasons)) return { key, arguments: told };
  return { key, arguments: { ...told, reasons: (reasons as SentReason[]).map(readReason) } };
}
