import { useIsSampleLedger } from '@back-office/shared/ledger';
import { Menu } from '@back-office/shared/ui/choices';
import { periods, type Period } from '../domain/suiteView';
import { PeriodButton } from './deferredParts';

export interface PeriodMenuProps {
  readonly period: string;
  readonly onChoose: (period: Period) => void;
}

/** Only the sample ledger has a sample week. */
export function PeriodMenu({ period, onChoose }: PeriodMenuProps) {
  const isSample = useIsSampleLedger();
  const offered = isSample ? periods : periods.filter((each) => each !== 'Sample week');
  return (
    <Menu
      trigger={<PeriodButton period={period} />}
      items={offered.map((each) => ({ id: each, label: each }))}
      onAction={(id) => {
        const chosen = periods.find((each) => each === id);
        if (chosen) onChoose(chosen);
      }}
    />
  );
}
