import { ChartNoAxesCombined } from 'lucide-react';
import type { ComponentProps } from 'react';
import { Card, EmptyState } from '@back-office/shared/ui';
import { isNothingChosen, type ReportChoices } from '../../../domain/builtReport/builtDefinition';
import { ShownReport } from '../../../parts/built-report/ShownReport';

interface ChosenReportProps extends ComponentProps<typeof ShownReport> {
  readonly choices: ReportChoices;
}

/** The report, or how to begin one. */
export function ChosenReport({ choices, ...shown }: ChosenReportProps) {
  if (!isNothingChosen(choices)) return <ShownReport {...shown} />;
  return (
    <Card>
      <EmptyState
        icon={<ChartNoAxesCombined />}
        title="Start Building Your Report"
        hint="Choose metrics, charts, or widgets, and your report takes shape here."
      />
    </Card>
  );
}
