import { AreaFailure } from './areaFailure';

export interface Entry {
  readonly url: string;
  readonly container: string;
  readonly integrity?: string | undefined;
  /** Of a page whose content security policy asks for it. The chunks of the entry have the same. */
  readonly nonce?: string | undefined;
}

/** What an entry defines as a global variable. */
export interface Container {
  init(shareScope: object): Promise<unknown>;
  get(module: string): Promise<() => unknown>;
}

export const containerOf = (name: string) => Reflect.get(globalThis, name) as Container;

/**
 * Before an entry is evaluated again. Otherwise the federation runtime would give the new container the instance of the old
 * one, with the shares that failed.
 */
export function forgetContainer(name: string) {
  const federation = Reflect.get(globalThis, '__FEDERATION__') as { __INSTANCES__: { name: string }[] } | undefined;
  const instances = federation?.__INSTANCES__ ?? [];
  const index = instances.findIndex((instance) => instance.name === name);
  if (index >= 0) instances.splice(index, 1);
  Reflect.set(globalThis, name, undefined);
}

/**
 * Loads a remote's entry and resolves when its container is a global variable. The federation runtime's own loader gives
 * up after 20 s, checks no hash and cannot tell a missing file from one that threw.
 */
export function loadEntry({ url, container, integrity, nonce }: Entry): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.src = url;
    script.async = true;
    script.crossOrigin = 'anonymous';
    script.fetchPriority = 'high';
    if (integrity) script.integrity = integrity;
    if (nonce) script.nonce = nonce;

    let thrown: string | undefined;
    const noteThrown = (event: ErrorEvent) => {
      if (event.filename === script.src) thrown = event.message;
    };
    const settle = (failure?: AreaFailure) => {
      window.removeEventListener('error', noteThrown);
      script.remove();
      if (failure) reject(failure);
      else resolve();
    };
    window.addEventListener('error', noteThrown);
    script.onerror = () => settle(new AreaFailure('AREA-004', `${url} is missing or does not match its hash`));
    script.onload = () => {
      if (thrown !== undefined) settle(new AreaFailure('AREA-005', `${url} threw: ${thrown}`));
      else if (!isContainer(Reflect.get(window, container)))
        settle(new AreaFailure('AREA-005', `${url} did not define the container ${container}`));
      else settle();
    };
    document.head.append(script);
  });
}

function isContainer(value: unknown): boolean {
  return typeof value === 'object' && value !== null && 'init' in value && 'get' in value;
}
