import { boolean, fallback, looseObject, picklist, string, type InferOutput } from 'valibot';
import type { StoredValueDefinition } from './storedValue';

/** Where the settings of the assistant's language model are stored. */
export const modelKey = 'back-office:assistant-model';
/** Where its key is: in the session storage, or in the local storage if the merchant asked for it. It is in no backup. */
export const modelSecretKey = 'back-office:assistant-model-key';

/** Seconds without a word of the model after which the product answers by itself. A model on a slow machine needs more. */
export const modelWaits = ['2', '10', '30', '120'] as const;

const schema = looseObject({
  isOn: fallback(boolean(), false),
  url: fallback(string(), ''),
  model: fallback(string(), ''),
  wait: fallback(picklist(modelWaits), '2'),
});

/** A language model that the assistant asks: `url` is what `/chat/completions` follows, `model` its name there. */
export type ModelSettings = Pick<InferOutput<typeof schema>, 'isOn' | 'url' | 'model' | 'wait'>;

/** Off until the merchant turns it on. */
export const modelDefinition: StoredValueDefinition<ModelSettings> = {
  key: modelKey,
  schema,
  isPersonal: true,
  fallback: { isOn: false, url: '', model: '', wait: '2' },
};

/** The key that the model asks for; `undefined` if there is none. */
export function modelSecret(): string | undefined {
  return read('sessionStorage') ?? read('localStorage');
}

/** Whether the merchant asked to keep it on this device. */
export function isModelSecretKept(): boolean {
  return read('localStorage') !== undefined;
}

/** Keeps the key until the tab is closed, or on this device. False if the browser refuses to keep it. */
export function storeModelSecret(secret: string, { isKept }: { readonly isKept: boolean }): boolean {
  forgetModelSecret();
  if (secret === '') return true;
  try {
    window[isKept ? 'localStorage' : 'sessionStorage'].setItem(modelSecretKey, secret);
    return true;
  } catch {
    return false;
  }
}

export function forgetModelSecret(): void {
  for (const area of ['sessionStorage', 'localStorage'] as const)
    try {
      window[area].removeItem(modelSecretKey);
    } catch {
      // A storage that is blocked holds no key.
    }
}

function read(area: 'sessionStorage' | 'localStorage'): string | undefined {
  try {
    return window[area].getItem(modelSecretKey) ?? undefined;
  } catch {
    return undefined;
  }
}
