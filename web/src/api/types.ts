/** Short names for what the house sends and takes. The shapes themselves are generated from its schema. */
import type { components } from './http.gen';
import type { SocketSchema } from './socket.gen';

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
export type Position = Schemas['Position'];
export type Offer = Schemas['Offer'];
export type Moment = Schemas['Moment'];
export type TableEvent = Schemas['TableEvent'] & Record<string, unknown>;
export type Clock = Schemas['ClockAnswer'];
export type Rank = Schemas['RankAnswer'];
export type ChatLine = Schemas['ChatLine'];
export type { Why, WhyMessage, RefusedMessage } from './socket.gen';

export type FromClient = NonNullable<SocketSchema['FromClient']>;
export type FromHouse = NonNullable<SocketSchema['FromHouse']>;
export type FromHouseOf<Type extends FromHouse['type']> = Extract<FromHouse, { type: Type }>;
