import { ModelFailure, type FailureKind } from '../domain/failure';
import type { ModelPiece, ModelPort, ModelRequest } from '../domain/protocol';
import { readChatStream } from './chatStream';

interface HttpModelOptions {
  /** What `/chat/completions` follows. */
  readonly url: string;
  readonly model: string;
  readonly secret: string | undefined;
  /** Milliseconds without a word or call from the model after which it is too slow. */
  readonly silence: number;
  readonly fetch?: typeof fetch;
}

/** A model behind the OpenAI-compatible `/chat/completions`, with tools and streaming. */
export function httpModel(options: HttpModelOptions): ModelPort {
  return { complete: (request, signal) => completion(options, request, signal) };
}

async function* completion(
  { url, model, secret, silence, fetch: send = fetch }: HttpModelOptions,
  { messages, tools, temperature, maxTokens }: ModelRequest,
  signal: AbortSignal,
): AsyncGenerator<ModelPiece> {
  const watch = watchSilence(silence, signal);
  try {
    const response = await send(`${url}/chat/completions`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', ...(secret && { Authorization: `Bearer ${secret}` }) },
      body: JSON.stringify({
        model,
        messages,
        tools: tools.map((tool) => ({ type: 'function', function: tool })),
        temperature,
        max_tokens: maxTokens,
        stream: true,
        stream_options: { include_usage: true },
      }),
      signal: watch.signal,
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
      // A server that sends the question on to another origin would do so past the policy of the page.
      redirect: 'error',
      cache: 'no-store',
    });
    if (!response.ok) throw new ModelFailure(kindOf(response.status));
    if (!response.body) throw new ModelFailure('empty');
    for await (const piece of readChatStream(textsOf(response.body, watch.signal))) {
      // What keeps the connection open and says nothing does not count.
      watch.heard();
      yield piece;
    }
  } catch (error) {
    signal.throwIfAborted();
    if (watch.signal.aborted) throw new ModelFailure('slow', { cause: error });
    if (error instanceof ModelFailure) throw error;
    throw new ModelFailure('unreachable', { cause: error });
  } finally {
    watch.end();
  }
}

interface Watch {
  /** Aborted after the silence, and with the signal of the question. */
  readonly signal: AbortSignal;
  /** Something has come. */
  readonly heard: () => void;
  readonly end: () => void;
}

function watchSilence(silence: number, signal: AbortSignal): Watch {
  const controller = new AbortController();
  const abort = () => controller.abort(signal.reason);
  const tooLong = () => controller.abort(new Error('Nothing came.'));
  let timer = setTimeout(tooLong, silence);
  if (signal.aborted) abort();
  signal.addEventListener('abort', abort, { once: true });
  return {
    signal: controller.signal,
    heard() {
      clearTimeout(timer);
      timer = setTimeout(tooLong, silence);
    },
    end() {
      clearTimeout(timer);
      signal.removeEventListener('abort', abort);
      controller.abort();
    },
  };
}

async function* textsOf(body: ReadableStream<Uint8Array>, signal: AbortSignal): AsyncGenerator<string> {
  const decoder = new TextDecoder();
  const reader = body.getReader();
  const aborted = new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  });
  aborted.catch(() => undefined);
  try {
    for (;;) {
      const { done, value } = await Promise.race([reader.read(), aborted]).catch((error: unknown) => {
        throw signal.aborted ? error : new ModelFailure('dropped', { cause: error });
      });
      if (done) break;
      yield decoder.decode(value, { stream: true });
    }
    yield decoder.decode();
  } finally {
    // Not awaited: a stream that hangs never says that it has ended.
    reader.cancel().catch(() => undefined);
  }
}

function kindOf(status: number): FailureKind {
  if (status === 401 || status === 403) return 'key';
  return status === 429 || status === 503 ? 'busy' : 'refused';
}
