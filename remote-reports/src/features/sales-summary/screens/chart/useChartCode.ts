import { useEffect, useState, type ComponentType } from 'react';
import type { MoneyBarChartProps } from '../../../../parts/MoneyBarChart';

interface ChartCode {
  readonly MoneyBarChart: ComponentType<MoneyBarChartProps>;
}

let loaded: ChartCode | undefined;

/** The chart component, once its chunk is loaded. `retry` loads the chunk again after a failure. */
export function useChartCode() {
  const [code, setCode] = useState(loaded);
  const [attempt, setAttempt] = useState(1);
  const [failed, setFailed] = useState(0);

  useEffect(() => {
    if (loaded) return;
    let isUnmounted = false;
    import(/* webpackChunkName: "sales-chart" */ '../../../../parts/MoneyBarChart').then(
      (chunk) => {
        loaded = chunk;
        if (!isUnmounted) setCode(chunk);
      },
      (cause: unknown) => {
        console.error('The sales summary chart could not be loaded.', cause);
        if (!isUnmounted) setFailed(attempt);
      },
    );
    return () => {
      isUnmounted = true;
    };
  }, [attempt]);

  return { MoneyBarChart: code?.MoneyBarChart, hasFailed: failed === attempt, retry: () => setAttempt(failed + 1) };
}
