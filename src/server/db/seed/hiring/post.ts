import type { PostDemands } from '../../../../domain/recruitment/ranking.ts';
import type { Country } from './countries.ts';

/** A post as those who apply for it need to know it. */
export type HiringPost = {
  readonly id: string;
  readonly title: string;
  /** The first and, once it is closed, the last day on which people came. */
  readonly openedOn: string;
  readonly closedOn: string | null;
  readonly vacancies: number;
  /** How many apply, beside the other posts. */
  readonly weight: number;
  readonly country: Country['code'];
  readonly locationId: string;
  readonly recruiters: readonly { readonly id: string; readonly name: string }[];
  readonly skills: readonly string[];
  /** Years of experience that are asked for. */
  readonly years: number;
  /** Rupees a year. */
  readonly pay: number;
};

/** Ids of what an organisation calls its hiring by. */
export type HiringWorld = {
  readonly now: Date;
  readonly today: string;
  readonly posts: readonly HiringPost[];
  /** What each post asks for, by its id. */
  readonly demands: ReadonlyMap<string, PostDemands>;
  /** By kind of the stage. */
  readonly statuses: ReadonlyMap<string, string>;
  /** The others by name. */
  readonly sources: ReadonlyMap<string, string>;
  readonly reasons: ReadonlyMap<string, string>;
  readonly blacklist: ReadonlyMap<string, string>;
  readonly pools: readonly string[];
};
