/** For tests: a scripted server behind `fetch`. Each request takes the next step of the script, the last one stays. */
export type Step =
  /** Status of a refusal. */
  | { readonly status: number }
  /** Nobody answers the connection. */
  | { readonly offline: true }
  /** Never answers. */
  | { readonly silent: true }
  /** Parts of the body as they arrive; `then` is what follows them. */
  | { readonly parts: readonly string[]; readonly then?: 'end' | 'stall' | 'drop' };

interface SentBody {
  readonly messages: readonly { readonly role: string; readonly content: string }[];
}

export function standInServer(script: readonly Step[]) {
  const bodies: SentBody[] = [];
  const headers: Headers[] = [];
  const send: typeof fetch = async (_, init) => {
    bodies.push(JSON.parse(String(init?.body)) as SentBody);
    headers.push(new Headers(init?.headers));
    const step = script[Math.min(bodies.length, script.length) - 1];
    if (!step || 'offline' in step) throw new TypeError('Failed to fetch');
    if ('silent' in step) return never(init?.signal);
    if ('status' in step) return new Response('no', { status: step.status });
    return new Response(bodyOf(step.parts, step.then ?? 'end'));
  };
  return { fetch: send, bodies, headers };
}

function never(signal: AbortSignal | null | undefined): Promise<Response> {
  return new Promise((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason as Error)));
}

function bodyOf(parts: readonly string[], then: 'end' | 'stall' | 'drop'): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  const left = [...parts];
  return new ReadableStream({
    pull(controller) {
      const part = left.shift();
      if (part !== undefined) return controller.enqueue(encoder.encode(part));
      if (then === 'end') return controller.close();
      if (then === 'drop') return controller.error(new TypeError('network error'));
      return new Promise<void>(() => undefined);
    },
  });
}

export function event(delta: object, finish?: string): string {
  return `data: ${JSON.stringify({ choices: [{ index: 0, delta, finish_reason: finish ?? null }] })}\n\n`;
}

export const done = 'data: [DONE]\n\n';

/** A turn that says a text, in two pieces. */
export function says(text: string): Step {
  const half = Math.ceil(text.length / 2);
  return { parts: [event({ content: text.slice(0, half) }), event({ content: text.slice(half) }, 'stop'), done] };
}

/** A turn that calls a tool, its arguments in two pieces. */
export function callsTool(name: string, args: object): Step {
  const json = JSON.stringify(args);
  const call = (part: object) => event({ tool_calls: [{ index: 0, ...part }] });
  return {
    parts: [
      call({ id: 'a', type: 'function', function: { name, arguments: json.slice(0, 5) } }),
      call({ function: { arguments: json.slice(5) } }),
      event({}, 'tool_calls'),
      done,
    ],
  };
}
