import { screensNamed } from '../screens';
import type { DatedQuestion } from './readDays';

/** What the form of a question says about it, besides the things that it names. */
export interface Signs {
  /** `last 5 transactions`, `most recent refund` */
  readonly asksForLatest: boolean;
  /** `what did not sell` */
  readonly asksForUnsold: boolean;
  /** `total fees` and `how much in fees` ask for money, not for rates. */
  readonly asksForTotal: boolean;
  /** `what is`, `what are`, `whats`, but not `what is my`. */
  readonly asksWhatIs: boolean;
  /** It asks what changed, not only by how much. */
  readonly asksWhy: boolean;
  /** Words such as `did` and `were`: it is about what happened, not about what something means. */
  readonly isPast: boolean;
  /** `and last week?`, `what about refunds` */
  readonly startsAsFollowUp: boolean;
  readonly namesScreen: boolean;
  /** `delete`, `export` …, if the question tells the assistant to do so with what it names. */
  readonly command: string | undefined;
}

export function signsIn({ rest, words }: DatedQuestion): Signs {
  const texts = rest.map((word) => word.text);
  const text = texts.join(' ');
  return {
    asksForLatest: /\b(?:last|latest|recent)(?: \d+)? (?:transactions?|payments?|orders?|refunds?)\b/.test(text),
    asksForUnsold:
      /\bwhat (?:items |products )?(?:did ?n[o']?t|did not|has ?n[o']?t|has not|does ?n[o']?t|does not|is ?n[o']?t|is not|was ?n[o']?t|was not|never) (?:sell|sold|sells|selling|been sold)\b/.test(
        text,
      ),
    asksForTotal: texts.includes('total') || texts.includes('much'),
    asksWhatIs: /^(?:what (?:is|are|s)|whats|what's|wats) (?!my |our )/.test(`${text} `) && !texts.includes('much'),
    asksWhy: texts.includes('why'),
    isPast: texts.some((one) => pastWords.has(one)),
    startsAsFollowUp: /^(?:and|what about|how about|ok|okay|also|only|just|now|then|same|but|so)\b/.test(text),
    namesScreen: screensNamed(words.map((word) => word.text)).length > 0,
    command: commandIn(texts),
  };
}

const pastWords = new Set(
  'did was were paid had got made took sold earned spent went charged gave came brought'.split(' '),
);

function commandIn(texts: readonly string[]): string | undefined {
  const first = texts.find(
    (text) => !/^(?:please|can|could|would|will|you|just|now|ok|okay|hey|hi|to|want|need|i)$/.test(text),
  );
  return commands.find((command) => command === first);
}

const commands = 'delete remove edit modify rename export download print email send schedule'.split(' ');
