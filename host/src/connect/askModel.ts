type AskedModel = { readonly ok: true } | { readonly ok: false; readonly problem: string };

interface AskModelOptions {
  /** What `/chat/completions` follows. */
  readonly url: string;
  readonly model: string;
  /** Empty if there is none. */
  readonly key: string;
  readonly signal: AbortSignal;
}

/** Milliseconds for the first contact. */
const longest = 15_000;

/** Tries a language model with a word that says nothing of the shop. */
export async function askModel({ url, model, key, signal }: AskModelOptions): Promise<AskedModel> {
  try {
    const response = await fetch(`${url}/chat/completions`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', ...(key !== '' && { Authorization: `Bearer ${key}` }) },
      body: JSON.stringify({ model, messages: [{ role: 'user', content: 'Say hello.' }], max_tokens: 5 }),
      signal: AbortSignal.any([signal, AbortSignal.timeout(longest)]),
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
      redirect: 'error',
    });
    if (response.ok) return isCompletion(await response.json().catch(() => undefined)) ? { ok: true } : notOne;
    if (response.status === 401 || response.status === 403) return refused('The model does not accept this key.');
    if (response.status === 404) return refused('There is no such model at this address. It often ends with /v1.');
    return refused(`The model answered with error ${response.status}.`);
  } catch (error) {
    if (signal.aborted) throw error;
    return refused(
      error instanceof DOMException && error.name === 'TimeoutError'
        ? 'The model did not answer within 15 seconds.'
        : 'The model cannot be reached. Check the address, that it runs, and that it lets this page connect (CORS).',
    );
  }
}

function isCompletion(answer: unknown): boolean {
  return typeof answer === 'object' && answer !== null && 'choices' in answer && Array.isArray(answer.choices);
}

const notOne = refused('What is at this address is not a language model that answers as OpenAI’s do.');

function refused(problem: string): AskedModel {
  return { ok: false, problem };
}
