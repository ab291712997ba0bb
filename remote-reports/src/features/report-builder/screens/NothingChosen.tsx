import { ChartNoAxesCombined } from 'lucide-react';
import { Card, EmptyState } from '@back-office/shared/ui';

export function NothingChosen() {
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
