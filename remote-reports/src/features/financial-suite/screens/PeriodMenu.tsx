import { Menu } from '@back-office/shared/ui/choices';
import { periods, type Period } from '../domain/suiteView';
import { PeriodButton } from './PeriodButton';

export interface PeriodMenuProps {
  readonly period: string;
  readonly onChoose: (period: Period) => void;
}

const items = periods.map((period) => ({ id: period, label: period }));

export function PeriodMenu({ period, onChoose }: PeriodMenuProps) {
  return (
    <Menu
      trigger={<PeriodButton period={period} />}
      items={items}
      onAction={(id) => {
        const chosen = periods.find((each) => each === id);
        if (chosen) onChoose(chosen);
      }}
    />
  );
}
