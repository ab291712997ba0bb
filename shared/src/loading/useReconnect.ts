import { useEffect, useEffectEvent } from 'react';
import { isLostConnection, type AreaFailure } from './areaFailure';
import { onReconnect } from './retry';

/** Calls `retry` each time the connection may be back, while a failure that a lost one may have caused is shown. */
export function useReconnect(failure: AreaFailure | undefined, retry: () => void): void {
  const reconnect = useEffectEvent(retry);
  const isWaiting = failure !== undefined && isLostConnection(failure);
  useEffect(() => {
    if (isWaiting) return onReconnect(reconnect);
  }, [isWaiting]);
}
