import { useEffect, useRef, useState } from 'react';
import { listOfNames } from '@back-office/shared/format';
import { usePolicyBlock } from './policyBlock';
import type { ReadAddress } from './serverAddress';

interface AddressFieldOptions {
  /** `allowedServers` or `allowedModels`; the same function at every call. */
  readonly allowed: () => Promise<readonly string[]>;
  readonly read: (typed: string, allowed: readonly string[]) => ReadAddress;
  /** What is in the field at first; by default the first address that the deployment allows. */
  readonly stored?: string;
}

/** The typed address of a server, as it is read, and its field. */
export function useAddressField({ allowed: readAllowed, read: readTyped, stored }: AddressFieldOptions) {
  const allowed = useAllowed(readAllowed);
  const [typed, setTyped] = useState(stored || undefined);
  const ref = useRef<HTMLInputElement | HTMLTextAreaElement>(null);
  const value = typed ?? allowed[0] ?? '';
  const read = readTyped(value, allowed);
  const isBlocked = usePolicyBlock(read.ok ? read.url : undefined);
  return {
    read,
    isBlocked,
    focus: () => ref.current?.focus(),
    /** @param isTried whether the field says what is wrong with the address */
    fieldOf: (isTried: boolean) => ({
      ref,
      value,
      error: isTried && !read.ok ? read.problem : undefined,
      hint: allowed.length > 1 ? `This back office allows ${listOfNames(allowed)}.` : undefined,
      onChange: setTyped,
    }),
  };
}

/** The addresses that the deployment allows, empty until they are read. */
function useAllowed(read: () => Promise<readonly string[]>): readonly string[] {
  const [allowed, setAllowed] = useState<readonly string[]>([]);
  useEffect(() => {
    let isShown = true;
    void read().then((found) => isShown && setAllowed(found));
    return () => {
      isShown = false;
    };
  }, [read]);
  return allowed;
}
