import type { Answer, LedgerPort } from '@back-office/shared/ledger';
import { defaultSettings, type Message } from '../src/domain/conversation';
import type { CatalogItem } from '../src/domain/catalog';
import type { AnalyzedFile } from '../src/domain/services';
import { replyAfter, replyTo, type Thread } from '../src/features/replies/domain/replyTo';
import type { Asked } from './asked';
import { evaluationDay } from './evaluationDay';
import { verdictOn, type Answered, type PortCall, type PortQuestion, type Verdict } from './expectation';

/** A shop that questions are asked of. */
export interface AskedShop {
  readonly port: LedgerPort;
  readonly isSample: boolean;
  readonly catalog: readonly CatalogItem[];
}

interface AskOptions {
  readonly path?: string;
  readonly files?: readonly AnalyzedFile[];
}

/** The reply to the last of some messages of one conversation, and what it asked the port. */
export async function askShop(shop: AskedShop, texts: readonly string[], options: AskOptions = {}): Promise<Answered> {
  const { request, sources, calls } = askedOf(shop, texts, options);
  return { reply: await replyTo(request, sources), calls };
}

/** The same after messages that were read already: a dialogue reads each of them once. */
async function askAfter(
  thread: Thread,
  shop: AskedShop,
  text: string,
): Promise<{ readonly answered: Answered; readonly thread: Thread }> {
  const { request, sources, calls } = askedOf(shop, [text], {});
  const { reply, thread: next } = await replyAfter(thread, request, sources);
  return { answered: { reply, calls }, thread: next };
}

function askedOf(
  { port, isSample, catalog }: AskedShop,
  texts: readonly string[],
  { path = '/chatbot', files = [] }: AskOptions,
) {
  const calls: PortCall[] = [];
  const messages = texts.map((content, index): Message => ({
    id: String(index),
    role: 'user',
    content,
    timestamp: Date.parse(`${evaluationDay}T16:00:00Z`),
    messageType: 'text',
    ...(index === 0 && files.length > 0 && { metadata: { files } }),
  }));
  return {
    calls,
    request: {
      conversationId: 'evaluation',
      messages,
      settings: defaultSettings,
      attachments: texts.length === 1 ? files : [],
      context: { path, language: 'en' },
    },
    sources: {
      port: recorded(port, calls),
      isSample,
      ledgerParams: { revision: 0, seed: undefined, volume: 1 },
      catalog,
      // The day is over, so that it is compared with whole days.
      now: { day: evaluationDay, minute: 24 * 60 - 1 },
    },
  };
}

/** Answers of each port by what was asked. The shops do not change, and many questions ask the same of them. */
const keptAnswers = new WeakMap<LedgerPort, Map<string, Answer<unknown>>>();

/** The same port. What it is asked is added to `calls`. */
function recorded(port: LedgerPort, calls: PortCall[]): LedgerPort {
  const answers = keptAnswers.get(port) ?? new Map<string, Answer<unknown>>();
  keptAnswers.set(port, answers);
  function record<Asks extends readonly unknown[], Told>(name: PortQuestion, ask: (...asks: Asks) => Answer<Told>) {
    return (...asks: Asks): Answer<Told> => {
      calls.push({ name, question: asks[0] });
      const key = `${name} ${JSON.stringify(asks[0])}`;
      const answer = answers.has(key) ? (answers.get(key) as Answer<Told>) : ask(...asks);
      answers.set(key, answer);
      return answer;
    };
  }
  return {
    version: port.version,
    describe: record('describe', port.describe),
    figures: record('figures', port.figures),
    rows: record('rows', port.rows),
    facets: record('facets', port.facets),
    search: record('search', port.search),
    row: record('row', port.row),
    related: record('related', port.related),
    deferred: record('deferred', port.deferred),
    customers: record('customers', port.customers),
  };
}

export interface Score {
  readonly asked: number;
  readonly right: number;
  readonly wrong: number;
  /** Everything that is not right, with what was asked of the port. */
  readonly failures: readonly string[];
}

/** Asks each question by itself, or after the turns that ` → ` separates it from. */
export async function scoreOfQuestions(shop: AskedShop, questions: readonly Asked[]): Promise<Score> {
  const verdicts = [];
  for (const [text, expects] of questions) {
    const texts = text.split(' → ');
    verdicts.push(judged(texts, expects, await askShop(shop, texts)));
  }
  return scoreOf(verdicts);
}

/** Asks the turns of each dialogue; the first ones and the later ones are scored apart. */
export async function scoreOfDialogues(
  shop: AskedShop,
  dialogues: readonly (readonly Asked[])[],
): Promise<{ readonly first: Score; readonly later: Score }> {
  const verdicts: { readonly turn: number; readonly judged: Judged }[] = [];
  for (const dialogue of dialogues) {
    let thread: Thread = {};
    for (const [turn, [text, expects]] of dialogue.entries()) {
      const texts = dialogue.slice(0, turn + 1).map(([said]) => said);
      const asked = await askAfter(thread, shop, text);
      thread = asked.thread;
      verdicts.push({ turn, judged: judged(texts, expects, asked.answered) });
    }
  }
  const of = (isFirst: boolean) =>
    scoreOf(verdicts.filter(({ turn }) => (turn === 0) === isFirst).map(({ judged }) => judged));
  return { first: of(true), later: of(false) };
}

interface Judged {
  readonly verdict: Verdict;
  readonly failure: string;
}

function judged(texts: readonly string[], expects: string, answered: Answered): Judged {
  const verdict = verdictOn(expects, answered);
  const asked = answered.calls.filter(({ name }) => name !== 'facets' && name !== 'describe');
  const calls = asked.map(({ name, question }) => `${name} ${JSON.stringify(question)}`).join('\n      ');
  const said = answered.reply.text.slice(0, 150).replaceAll('\n', ' ');
  return {
    verdict,
    failure: `${verdict}: ${texts.join(' → ')}\n      wanted ${expects}\n      said ${said}\n      ${calls}`,
  };
}

function scoreOf(all: readonly Judged[]): Score {
  const count = (wanted: Verdict) => all.filter(({ verdict }) => verdict === wanted).length;
  return {
    asked: all.length,
    right: count('right'),
    wrong: count('wrong'),
    failures: all.filter(({ verdict }) => verdict !== 'right').map(({ failure }) => failure),
  };
}
