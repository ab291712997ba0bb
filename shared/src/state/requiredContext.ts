import { createContext, useContext, type Provider } from 'react';

/**
 * A context that cannot be read without its provider: the hook throws `useItems must be used within an ItemsProvider`.
 * Pass both names as they are written in code.
 */
export function createRequiredContext<Value extends object>(
  hookName: string,
  providerName: string,
): readonly [Provider<Value>, () => Value] {
  const Context = createContext<Value | undefined>(undefined);
  Context.displayName = providerName.replace(/Provider$/, '');

  function useRequired(): Value {
    const value = useContext(Context);
    if (value === undefined) {
      throw new Error(`${hookName} must be used within ${articleOf(providerName)} ${providerName}`);
    }
    return value;
  }
  return [Context.Provider, useRequired];
}

/** The article depends on the sound: an Items, a Uniform, a User. */
function articleOf(word: string): 'a' | 'an' {
  if (/^(Eu|One[A-Z]|Uni|Us[ae]|Uti)/.test(word)) return 'a';
  return /^[aeiou]/i.test(word) ? 'an' : 'a';
}
