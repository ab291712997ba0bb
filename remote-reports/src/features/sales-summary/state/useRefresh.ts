import { useEffect, useRef, useState } from 'react';

/** Loading takes a second (spec B §4); that it is done is said for two. */
const loadingTime = 1_000;
const updatedTime = 2_000;

export type RefreshStep = 'idle' | 'loading' | 'updated';

/** A refresh that shows its loading time, then calls `onRefresh` once. Pressing again meanwhile changes nothing. */
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
