import { useEffect, useState, type ComponentType } from 'react';
import type { SalesBarChartProps } from './SalesBarChart';

interface ChartCode {
  readonly SalesBarChart: ComponentType<SalesBarChartProps>;
}

let arrived: ChartCode | undefined;

/** The chart once its chunk is here. A failed one is asked for again by `retry`. */
export function useChartCode() {
  const [code, setCode] = useState(arrived);
  const [attempt, setAttempt] = useState(1);
  const [failed, setFailed] = useState(0);

  useEffect(() => {
    if (arrived) return;
    let isGone = false;
    import(/* webpackChunkName: "sales-chart" */ './SalesBarChart').then(
      (loaded) => {
        arrived = loaded;
        if (!isGone) setCode(loaded);
      },
      (cause: unknown) => {
        console.error('The chart of the sales summary could not be loaded.', cause);
        if (!isGone) setFailed(attempt);
      },
    );
    return () => {
      isGone = true;
    };
  }, [attempt]);

  return { SalesBarChart: code?.SalesBarChart, hasFailed: failed === attempt, retry: () => setAttempt(failed + 1) };
}
