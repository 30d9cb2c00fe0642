/** Short names for what the house sends and takes. The shapes themselves are generated from its schema. */
import type { components } from './http.gen';
import type { Position } from './offers';
import type { ErrorMessage, RefusedMessage, SocketSchema } from './socket.gen';

type Schemas = components['schemas'];

export type Me = Schemas['Me'];
export type ChangedMe = Schemas['ChangedMe'];
export type Changes = Schemas['Changes'];
export type HouseAnswer = Schemas['HouseAnswer'];
export type Level = Schemas['LevelAnswer'];
export type GameAnswer = Schemas['GameAnswer'];
export type GameOption = Schemas['OptionAnswer'];
export type Table = Schemas['TableAnswer'];
export type Seat = Schemas['SeatAnswer'];
export type NewTable = Schemas['NewTable'];
export type NewSeat = Schemas['Seat'];
export type SeatChange = Schemas['SeatChange'];
export type Pace = NonNullable<NewTable['pace']>;
export type { Offer, Position } from './offers';
export type Moment = Schemas['Moment'];
export type TableEvent = Schemas['TableEvent'] & Record<string, unknown>;
export type Clock = Schemas['ClockAnswer'];
export type Rank = Schemas['RankAnswer'];
export type ChatLine = Schemas['ChatLine'];
export type Wall = Schemas['WallAnswer'];
export type WallTile = Schemas['TileAnswer'];
export type SoloGame = Schemas['SoloGameAnswer'];
export type { Why, WhyMessage, RefusedMessage, ReasonAnswer as Reason } from './socket.gen';

/** Codes of decisions that are refused, and of all else that can go wrong. */
export type RefusalCode = RefusedMessage['code'];
export type ProblemCode = Exclude<ErrorMessage['code'], RefusalCode>;

export type FromClient = NonNullable<SocketSchema['FromClient']>;
export type SentByHouse = NonNullable<SocketSchema['FromHouse']>;
export type FromHouse = Read<SentByHouse>;
export type FromHouseOf<Type extends FromHouse['type']> = Extract<FromHouse, { type: Type }>;

/** A message whose position, if it has one, was read. */
type Read<Message> = Message extends { position: infer Sent }
  ? Omit<Message, 'position'> & { position: Position | Extract<Sent, null> }
  : Message;
