import { useState } from 'react';
import { RefreshCw } from 'lucide-react';
import { Button } from '@back-office/shared/ui';

/** Asks a server again. Shows that it does, because a server that is down takes seconds to say nothing. */
export function TryNow({ ask }: { readonly ask: () => Promise<unknown> }) {
  const [isAsking, setAsking] = useState(false);

  async function tryNow() {
    setAsking(true);
    await ask().finally(() => setAsking(false));
  }

  return (
    <Button variant="link" icon={<RefreshCw />} isBusy={isAsking} onClick={() => void tryNow()}>
      Try now
    </Button>
  );
}
