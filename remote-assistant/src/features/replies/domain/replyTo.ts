import { dayOf, formatRange } from '@back-office/shared/format';
import type { Message } from '../../../domain/conversation';
import type { AnalyzedFile, ReplyRequest } from '../../../domain/services';
import { answerQuestion } from './answerQuestion';
import { otherReadings } from './followUps';
import { optionsOf } from './answers/scope';
import { isDimensionId } from '@back-office/shared/ledger';
import { paragraphs, plain } from '../../../domain/writeMarkdown';
import type { Kind, Question, QuestionContext } from './question';
import { sensesIn } from './language/lexicon';
import { isSales } from './reading/kindOf';
import { namesOf } from './reading/readNames';
import { onScreenOf } from './onScreen';
import { phraseOf } from './phrase';
import { readQuestions } from './reading/readQuestions';
import type { Reply, Sources } from './reply';

/** Earlier questions beyond these cannot change what a follow-up means. */
const maxEarlier = 20;

/** After these a follow-up still refers to the question before them. */
const isTalk: ReadonlySet<Kind> = new Set<Kind>(['unclear', 'greeting', 'thanks', 'complaint', 'help']);

/** It has words that nothing is known about, but names figures or days: a follow-up has nothing better to go on with. */
function isUnderstoodBut({ kind, figures, unclear, problem, periodFrom }: Question): boolean {
  const isNamed = figures.length > 0 || periodFrom === 'question';
  return kind === 'figures' && isNamed && unclear.length > 0 && problem === undefined;
}

/** `and blorp in June`, after other days: whatever is unknown of it, what follows is not about the days before it. */
function isUnclearEdit(question: Question, earlier: Question): boolean {
  const limits = ({ period, filters, by, rank }: Question) => JSON.stringify([period?.range, filters, by, rank]);
  return (
    question.kind === 'figures' &&
    question.unclear.length > 0 &&
    question.problem === undefined &&
    question.figures.join() === earlier.figures.join() &&
    limits(question) !== limits(earlier)
  );
}

function namesNothing({ kind, figures, filters, words }: Question): boolean {
  return kind === 'figures' && figures.length + filters.length === 0 && !isSales({ senses: sensesIn(words) });
}

/** What the messages before are read as. */
export interface Thread {
  /** The question that a follow-up goes on with. */
  readonly earlier?: Question | undefined;
  /** The one directly before. */
  readonly before?: Question | undefined;
}

/** The reply to the last message of a conversation. */
export async function replyTo(request: ReplyRequest, sources: Sources): Promise<Reply> {
  const questions = request.messages.filter(({ role }) => role === 'user');
  const read = await readerOf(request, sources);
  let thread: Thread = {};
  for (const { content, timestamp } of questions.slice(-1 - maxEarlier, -1)) {
    // `last week` in an earlier message is seen from its own day.
    const asked = await readQuestions(content, { ...read, today: dayOf(timestamp), earlier: thread.earlier });
    thread = threadAfter(thread, asked);
  }
  return (await replyAfter(thread, request, sources, read)).reply;
}

/** The reply to the last message after those before, and what that message adds to them. */
export async function replyAfter(
  thread: Thread,
  request: ReplyRequest,
  sources: Sources,
  known?: ReadContext,
): Promise<{ readonly reply: Reply; readonly thread: Thread }> {
  const text = request.messages.findLast(({ role }) => role === 'user')?.content ?? '';
  const read = known ?? (await readerOf(request, sources));
  const asked = await readQuestions(text, { ...read, today: sources.now.day, earlier: thread.earlier });
  return { reply: await answerTo(asked, text, thread, request, sources), thread: threadAfter(thread, asked) };
}

type ReadContext = Omit<QuestionContext, 'today' | 'earlier'>;
type ReadQuestions = Awaited<ReturnType<typeof readQuestions>>;

async function readerOf({ context }: ReplyRequest, sources: Sources): Promise<ReadContext> {
  return {
    catalog: sources.catalog,
    namesIn: namesOf(sources.port, optionsOf(sources)),
    shown: async (question) => (await answerQuestion(question, sources)).shown,
    onScreen: await onScreenOf(context.path, sources),
    isSample: sources.isSample,
    since: sources.isSample ? undefined : (await sources.port.describe(optionsOf(sources))).days?.from,
  };
}

function threadAfter({ earlier }: Thread, asked: ReadQuestions): Thread {
  return {
    // `by month` answers `by quarter or by month?`
    earlier:
      asked.findLast(({ kind, unclear }) => !isTalk.has(kind) && unclear.every(isDimensionId)) ??
      asked.findLast((question) => earlier && isUnclearEdit(question, earlier)) ??
      earlier ??
      asked.findLast(isUnderstoodBut),
    before: asked.at(-1),
  };
}

async function answerTo(
  asked: ReadQuestions,
  text: string,
  { earlier, before }: Thread,
  { messages, attachments, replaces }: ReplyRequest,
  sources: Sources,
): Promise<Reply> {
  const [question] = asked;
  // `by person`, after figures that are not known by their name
  if (!earlier && before && before.unclear.length > 0 && namesNothing(question) && question.periodFrom !== 'question')
    return answerQuestion(before, sources);
  if (attachments.length > 0) {
    const { answerFiles } = await fileAnswers();
    const files = answerFiles(text, attachments);
    const isAboutSales =
      question.periodFrom === 'question' && question.period !== undefined && question.kind !== 'unclear';
    return isAboutSales ? joined(files, await answerAll(asked, sources)) : files;
  }
  const earlierFiles = filesOf(messages.filter(({ role }) => role === 'user'));
  if (earlierFiles.length > 0 && (question.period === undefined || isStillOfFile(question, earlierFiles, messages))) {
    const { answerFiles, asksAboutFile } = await fileAnswers();
    if (asksAboutFile(text, earlierFiles)) return answerFiles(text, earlierFiles);
  }
  return replaces === undefined || asked.length > 1
    ? answerAll(asked, sources)
    : answerAnew(question, replaces, sources);
}

/** Days that the question does not name itself, and no question about the shop after that about the file. */
function isStillOfFile(
  { periodFrom }: Question,
  files: readonly AnalyzedFile[],
  messages: readonly Message[],
): boolean {
  if (periodFrom !== 'conversation') return periodFrom !== 'question';
  const reply = messages.findLast(({ role }) => role === 'assistant');
  return files.some(({ name }) => reply?.content.includes(plain(name)));
}

/** Only conversations with files need it. */
const fileAnswers = () => import(/* webpackChunkName: "file-answers" */ './answers/files');

/** Another reading than that of the reply it replaces; the same again, and said to be so, if there is only one. */
async function answerAnew(question: Question, replaces: string, sources: Sources): Promise<Reply> {
  const others = otherReadings(question, sources.now.day);
  const said = others.findIndex((reading) => replaces.startsWith(noteOn(reading)));
  const next = others[said + 1];
  const found = await answerQuestion(next ?? question, sources);
  if (!found.isAnswered || (!next && others.length > 0)) return found;
  return { ...found, text: paragraphs(next ? noteOn(next) : onlyReading, found.text) };
}

const onlyReading = '_I know no other reading of this question, so the answer is the same._';

function noteOn(reading: Question): string {
  return `_Read in another way: ${phraseOf(reading)}._`;
}

async function answerAll(questions: readonly [Question, ...Question[]], sources: Sources): Promise<Reply> {
  const [first, ...others] = questions;
  if (others.length === 0) return answerQuestion(first, sources);
  const replies = await Promise.all(questions.map(async (one) => named(await answerQuestion(one, sources), one)));
  return replies.reduce(joined);
}

/** Beside those of another question, links say of which days they are. */
function named(reply: Reply, { period }: Question): Reply {
  if (!period) return reply;
  const days = formatRange(period.range);
  return {
    ...reply,
    links: reply.links.map((one) => (one.label.includes(days) ? one : { ...one, label: `${one.label}, ${days}` })),
  };
}

/** The files of the latest message that has some, as far as they were analyzed. */
function filesOf(questions: readonly Message[]): readonly AnalyzedFile[] {
  const files = questions.findLast(({ metadata }) => (metadata?.files?.length ?? 0) > 0)?.metadata?.files ?? [];
  return files.flatMap(({ name, size, facts }) => (facts ? [{ name, size, facts }] : []));
}

function joined(one: Reply, other: Reply): Reply {
  return {
    text: paragraphs(one.text, other.text),
    links: [...one.links, ...other.links],
    suggestions: other.suggestions,
    isAnswered: other.isAnswered,
  };
}
