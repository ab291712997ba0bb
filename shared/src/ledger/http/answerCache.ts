import type { QuestionName } from '../port/ledgerPort';

/** An answer with the version of the data that it was given for. */
interface KeptAnswer {
  readonly etag: string;
  /** As it was sent. Readers make their own copy. */
  readonly value: unknown;
  /** Characters. */
  readonly size: number;
}

/** The latest answers of a server, so that it need not send again what has not changed. */
export interface AnswerCache {
  find(name: QuestionName, body: string): KeptAnswer | undefined;
  keep(name: QuestionName, body: string, answer: KeptAnswer): void;
}

const maxCharacters = 16_000_000;

/** Forgets what nobody has asked for the longest. */
export function createAnswerCache(): AnswerCache {
  const kept = new Map<string, KeptAnswer>();
  let characters = 0;

  function drop(key: string) {
    characters -= kept.get(key)?.size ?? 0;
    kept.delete(key);
  }

  return {
    find(name, body) {
      const key = keyOf(name, body);
      const answer = kept.get(key);
      if (!answer) return undefined;
      kept.delete(key);
      kept.set(key, answer);
      return answer;
    },
    keep(name, body, answer) {
      const key = keyOf(name, body);
      drop(key);
      if (answer.size > maxCharacters) return;
      kept.set(key, answer);
      characters += answer.size;
      for (const oldest of kept.keys()) {
        if (characters <= maxCharacters) return;
        drop(oldest);
      }
    },
  };
}

function keyOf(name: QuestionName, body: string): string {
  return `${name} ${body}`;
}
