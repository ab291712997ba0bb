import type { LedgerPort, Moment } from '@back-office/shared/ledger';
import type { LedgerParams } from '@back-office/shared/url';
import type { ReplyLink } from '../../../domain/conversation';
import type { CatalogItem } from '../../../domain/catalog';
import type { Shown } from './question';

/** What a reply says. */
export interface Reply {
  /** Markdown. Every figure is of the ledger, and its period is named. */
  readonly text: string;
  /** Screens that show the same figures. */
  readonly links: readonly ReplyLink[];
  /** Questions that would follow well. */
  readonly suggestions: readonly string[];
  /** False if the question could not be answered; the text then says why. */
  readonly isAnswered: boolean;
  /** The groups or transactions that it lists, which a follow-up can name by their place. */
  readonly shown?: Shown;
}

/** Where answers come from. */
export interface Sources {
  readonly port: LedgerPort;
  /** Revision, seed and volume of the port's figures: every link to figures carries them. */
  readonly ledgerParams: LedgerParams;
  /** Whether the figures are the sample shop's, of which more is known than its port tells. */
  readonly isSample: boolean;
  readonly catalog: readonly CatalogItem[];
  /** The present minute in the store. */
  readonly now: Moment;
  readonly signal?: AbortSignal;
}

export function reply(
  text: string,
  { links = [], suggestions = [], isAnswered = true }: Partial<Omit<Reply, 'text' | 'shown'>> = {},
): Reply {
  return { text, links, suggestions, isAnswered };
}
