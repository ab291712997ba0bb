import { useEffect, useState } from 'react';
import { listen } from '@back-office/shared/loading';

/** What a merchant reads when the page may not connect to a server. */
export const blockedText =
  'This back office may not connect to this server. Whoever runs the back office can allow it: they set BACK_OFFICE_LEDGER to the address of the server, and start or publish the back office again.';

/** The same for a language model. */
export const blockedModelText =
  'This back office may not connect to this model. Whoever runs the back office can allow it: they set BACK_OFFICE_MODEL to the address of the model, and start or publish the back office again.';

/** Whether the content security policy of the page has refused a connection to a server. */
export function usePolicyBlock(url: string | undefined): boolean {
  const [blocked, setBlocked] = useState<string>();
  useEffect(() => {
    const note = ({ effectiveDirective, blockedURI }: SecurityPolicyViolationEvent) => {
      if (effectiveDirective === 'connect-src') setBlocked(originOf(blockedURI));
    };
    return listen(document, { securitypolicyviolation: note });
  }, []);
  return blocked !== undefined && blocked === originOf(url);
}

function originOf(address = ''): string | undefined {
  return URL.canParse(address) ? new URL(address).origin : undefined;
}
