import * as v from 'valibot';
import { ModelFailure } from '../domain/failure';
import type { ModelPiece } from '../domain/protocol';

const chunk = v.object({
  error: v.optional(v.unknown()),
  usage: v.nullish(v.object({ total_tokens: v.optional(v.number()) })),
  choices: v.optional(
    v.array(
      v.object({
        finish_reason: v.nullish(v.string()),
        delta: v.nullish(
          v.object({
            content: v.nullish(v.string()),
            tool_calls: v.nullish(
              v.array(
                v.object({
                  index: v.optional(v.pipe(v.number(), v.safeInteger(), v.minValue(0)), 0),
                  id: v.nullish(v.string()),
                  function: v.nullish(v.object({ name: v.nullish(v.string()), arguments: v.nullish(v.string()) })),
                }),
              ),
            ),
          }),
        ),
      }),
    ),
    [],
  ),
});

/** A line that never ends, or a stream without end, is not read on. */
const maxLine = 200_000;
const maxStream = 2_000_000;

/**
 * The pieces of a turn from the server-sent events of `/chat/completions`. Throws a `ModelFailure` for what is none, and
 * for a stream that ends before `[DONE]` or a reason to finish.
 */
export async function* readChatStream(texts: AsyncIterable<string>): AsyncGenerator<ModelPiece> {
  let left = '';
  let read = 0;
  let isFinished = false;
  for await (const text of texts) {
    read += text.length;
    const lines = (left + text).split(/\r\n|\n|\r/);
    left = lines.pop() ?? '';
    if (left.length > maxLine || read > maxStream) throw new ModelFailure('long');
    for (const line of lines) {
      // Comments keep the connection open; other fields of an event say nothing here.
      if (!line.startsWith('data:')) continue;
      const data = line.slice('data:'.length).trim();
      if (data === '[DONE]') return;
      const { pieces, isLast } = piecesOf(data);
      isFinished ||= isLast;
      yield* pieces;
    }
  }
  if (!isFinished) throw new ModelFailure('dropped');
}

function piecesOf(data: string): { readonly pieces: readonly ModelPiece[]; readonly isLast: boolean } {
  const result = v.safeParse(chunk, parsed(data));
  if (!result.success) throw new ModelFailure('malformed', { cause: result.issues[0].message });
  const { error, usage, choices } = result.output;
  if (error !== undefined && error !== null) throw new ModelFailure('refused', { cause: error });
  const [choice] = choices;
  const { content, tool_calls: calls } = choice?.delta ?? {};
  if (choice?.finish_reason === 'length') throw new ModelFailure('long');
  const pieces: ModelPiece[] = (calls ?? []).map(({ index, id, function: called }) => ({
    type: 'call',
    index,
    id: id ?? undefined,
    name: called?.name ?? undefined,
    arguments: called?.arguments ?? undefined,
  }));
  if (content) pieces.unshift({ type: 'text', text: content });
  if (usage?.total_tokens !== undefined) pieces.push({ type: 'tokens', tokens: usage.total_tokens });
  return { pieces, isLast: typeof choice?.finish_reason === 'string' };
}

function parsed(data: string): unknown {
  try {
    return JSON.parse(data);
  } catch (error) {
    throw new ModelFailure('malformed', { cause: error });
  }
}
