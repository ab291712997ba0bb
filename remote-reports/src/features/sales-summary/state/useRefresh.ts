import { useEffect, useRef, useState } from 'react';

/** Milliseconds: how long loading takes, and how long `updated` is shown. */
const loadingTime = 1_000;
const updatedTime = 2_000;

export type RefreshStep = 'idle' | 'loading' | 'updated';

/** Shows the loading step, then calls `onRefresh` once. Pressing again while loading has no effect. */
export function useRefresh(onRefresh: () => void): readonly [step: RefreshStep, refresh: () => void] {
  const [step, setStep] = useState<RefreshStep>('idle');
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  function refresh() {
    if (step === 'loading') return;
    clearTimeout(timer.current);
    setStep('loading');
    timer.current = setTimeout(() => {
      onRefresh();
      setStep('updated');
      timer.current = setTimeout(() => setStep('idle'), updatedTime);
    }, loadingTime);
  }
  return [step, refresh];
}
