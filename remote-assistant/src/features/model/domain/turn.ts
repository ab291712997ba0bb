import { ModelFailure } from './failure';
import { limits } from './limits';
import type { ModelPiece, ModelToolCall } from './protocol';

/** A turn of the model: words, or calls of tools. */
export interface Turn {
  readonly text: string;
  readonly calls: readonly ModelToolCall[];
}

interface Call {
  id: string;
  name: string;
  arguments: string;
}

/** Puts the pieces of a turn together. */
export async function readTurn(pieces: AsyncIterable<ModelPiece>): Promise<Turn> {
  let text = '';
  const calls = new Map<number, Call>();
  for await (const piece of pieces) {
    if (piece.type === 'text') text += piece.text;
    else if (piece.type === 'call') {
      const call = calls.get(piece.index) ?? { id: '', name: '', arguments: '' };
      call.id ||= piece.id ?? '';
      call.name += piece.name ?? '';
      call.arguments += piece.arguments ?? '';
      calls.set(piece.index, call);
    }
    const written = [...calls.values()].reduce(
      (sum, call) => sum + call.name.length + call.arguments.length,
      text.length,
    );
    if (written > limits.characters || calls.size > limits.calls) throw new ModelFailure('long');
  }
  const made = [...calls.values()].map(({ id, name, arguments: json }, at): ModelToolCall => {
    if (name === '') throw new ModelFailure('malformed');
    return { id: id === '' ? `call-${at}` : id, type: 'function', function: { name, arguments: json } };
  });
  return { text, calls: made };
}
