import type { LedgerPort } from '@back-office/shared/contract';
import type { Random } from '@back-office/shared/ledger';
import { loadOnce } from '@back-office/shared/loading';
import { pause } from '../../../data/pause';
import type { ReplyEvent, ReplyService } from '../../../domain/services';

/** Everything that a reply depends on besides the conversation. */
export interface ReplySources {
  /** The figures that the page lends, asked for each reply; `undefined` for the sample ledger. */
  readonly lentLedger: () => LedgerPort | undefined;
  /** Prefix of the keys in the browser's storage. */
  readonly namespace: string;
  /** Epoch milliseconds. */
  readonly clock: () => number;
  /** For the delay. */
  readonly random: Random;
  /** Without the delay, because another service has taken its time already. */
  readonly isPrompt?: boolean;
}

/** Times in milliseconds. */
const limits = {
  minDelay: 1_000,
  maxDelay: 3_000,
  /** A reply arrives in about so many pieces. */
  pieces: 4,
  pieceDelay: 40,
} as const;

/** Loaded with the first question. */
const engine = loadOnce(() => import(/* webpackChunkName: "reply-engine" */ './replyEngine'));

/** Answers on this device, after a delay like that of a remote service. */
export function createSampleReplyService(sources: ReplySources): ReplyService {
  const { lentLedger, random, isPrompt = false } = sources;
  return {
    async *reply(request, { signal }): AsyncGenerator<ReplyEvent> {
      const { minDelay, maxDelay } = limits;
      const delay = isPrompt ? undefined : pause(minDelay + random() * (maxDelay - minDelay), signal);
      const lent = lentLedger();
      const answer = engine.load().then(({ answerFrom }) => answerFrom(sources, lent, request, signal));
      const [{ text, links, suggestions }] = await Promise.all([answer, delay]);
      for (const [index, piece] of piecesOf(text).entries()) {
        if (index > 0) await pause(limits.pieceDelay, signal);
        yield { type: 'text', text: piece };
      }
      for (const link of links) yield { type: 'link', link };
      for (const question of suggestions) yield { type: 'suggestion', question };
      yield { type: 'done', tokens: tokensOf(request.messages.at(-1)?.content ?? '') + tokensOf(text) };
    },
  };
}

/** Whole paragraphs and rows, so that no piece ends within a table row or a word. */
function piecesOf(text: string): readonly string[] {
  const size = Math.ceil(text.length / limits.pieces);
  const pieces: string[] = [];
  for (const line of text.split(/(?<=\n)/)) {
    const last = pieces.at(-1);
    if (last !== undefined && last.length < size) pieces[pieces.length - 1] = last + line;
    else pieces.push(line);
  }
  return pieces;
}

/** About four characters to a token, as services for English text count. */
function tokensOf(text: string): number {
  return Math.ceil(text.length / 4);
}
