import type { Day } from '@back-office/shared/format';
import type { Topic } from '../src/features/replies/domain/question';

/** A question as a merchant types it, and what a right answer is about. */
export interface Phrasing {
  readonly text: string;
  /** Earlier questions of the conversation, oldest first. */
  readonly after?: readonly string[];
  readonly expects: Expectation;
}

interface Expectation {
  /** One of several if more than one answers the question. */
  readonly topic: Topic | readonly Topic[];
  /** First and last day that the figures must be of, `2025-07-06 2025-07-12`. Days after the evaluation day do not count. */
  readonly period?: string;
  /** The days compared with, if the question names them. */
  readonly baseline?: string;
  /** What the reply must say, such as the name of a figure. Case does not matter. */
  readonly says?: readonly string[];
}

/** Every phrasing is asked on this day: Friday, July 18, 2025. Weeks run from Sunday to Saturday. */
export const evaluationDay: Day = '2025-07-18';
