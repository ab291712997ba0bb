import type { Value, ValueTable } from './references';
import { checkReply, evidenceOf } from './checkReply';
import { ModelFailure } from './failure';
import { limits } from './limits';
import type { ModelMessage, ModelPort } from './protocol';
import { toolDescriptions } from './toolArguments';
import { runTool, type ToolSources } from './tools';
import { readTurn, type Turn } from './turn';

interface ConverseOptions {
  readonly model: ModelPort;
  /** The instructions, earlier messages, and the question. */
  readonly messages: readonly ModelMessage[];
  readonly sources: ToolSources;
  readonly temperature: number;
  readonly maxTokens: number;
}

export type ConverseEvent =
  /** What is being done, in a few words. */
  | { readonly type: 'progress'; readonly text: string }
  | {
      readonly type: 'reply';
      /** Markdown: every number is a result of a tool. */
      readonly text: string;
      /** The same as the model wrote it, with references. */
      readonly written: string;
      readonly values: readonly Value[];
      /** Tables that the merchant may download. */
      readonly exports: readonly ValueTable[];
    };

/**
 * Asks the model until it replies, and runs the tools that it calls. Ends with a reply that was checked, or throws a
 * `ModelFailure`; a ledger that fails and the signal's reason are thrown as they are.
 */
export async function* converse(options: ConverseOptions): AsyncGenerator<ConverseEvent> {
  const { sources } = options;
  const messages = [...options.messages];
  const exported = new Set<string>();
  let [calls, refusals] = [0, 0];
  for (let turns = 0; turns < limits.turns; turns += 1) {
    yield { type: 'progress', text: turns === 0 ? 'Asking the model' : 'Writing the reply' };
    const turn = await nextTurn(options, messages);
    messages.push(messageOf(turn));
    if (turn.calls.length === 0) {
      const { text, problem, values } = checked(turn.text, sources);
      if (problem === undefined) {
        const tables = [...exported].flatMap((id) => sources.references.tableOf(id) ?? []);
        yield { type: 'reply', text, written: turn.text, values, exports: tables };
        return;
      }
      refusals += 1;
      if (refusals >= limits.refusals) throw new ModelFailure('numbers', { cause: problem });
      messages.push({ role: 'user', content: correction(problem) });
    }
    calls += turn.calls.length;
    if (calls > limits.calls) throw new ModelFailure('loop');
    for (const call of turn.calls) {
      yield { type: 'progress', text: doing[call.function.name] ?? 'Looking something up' };
      const result = await runTool(call.function.name, call.function.arguments, sources);
      if (result.exported !== undefined) exported.add(result.exported);
      messages.push({ role: 'tool', tool_call_id: call.id, content: JSON.stringify(result.answer) });
    }
  }
  throw new ModelFailure('loop');
}

function nextTurn({ model, sources, temperature, maxTokens }: ConverseOptions, messages: readonly ModelMessage[]) {
  const request = { messages: [...messages], tools: toolDescriptions, temperature, maxTokens };
  return readTurn(model.complete(request, sources.signal));
}

function messageOf({ text, calls }: Turn): ModelMessage {
  return { role: 'assistant', content: text, ...(calls.length > 0 && { tool_calls: calls }) };
}

function checked(written: string, { references }: ToolSources) {
  if (written.trim() === '') throw new ModelFailure('empty');
  const reply = checkReply(written, references);
  if (!reply.ok) return { text: '', problem: reply.problem, values: [] };
  const evidence = evidenceOf(reply.values);
  return { text: evidence === undefined ? reply.text : `${reply.text}\n\n${evidence}`, values: reply.values };
}

function correction(problem: string): string {
  return `Your reply cannot be shown. ${problem} Write it again: every amount, count, day and name with digits as the reference of a result, and no other number, also not in words.`;
}

/** What the merchant reads while a tool works. */
const doing: Readonly<Record<string, string>> = {
  describe: 'Looking at what the shop has',
  figures: 'Looking up figures',
  rows: 'Looking up transactions',
  row: 'Looking up a transaction',
  define: 'Looking up what a figure means',
  screens: 'Looking up screens',
  file_table: 'Looking at the file',
  export: 'Preparing a file',
};
