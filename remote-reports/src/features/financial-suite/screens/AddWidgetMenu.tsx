import { Menu } from '@back-office/shared/ui/choices';
import type { SuiteCard } from '../domain/suiteFigures';
import { AddWidgetButton } from './deferredParts';

export interface AddWidgetMenuProps {
  readonly available: readonly SuiteCard[];
  readonly onAdd: (card: SuiteCard) => void;
}

export function AddWidgetMenu({ available, onAdd }: AddWidgetMenuProps) {
  return (
    <Menu
      trigger={<AddWidgetButton />}
      items={available.map(({ id, name }) => ({ id, label: name }))}
      onAction={(id) => {
        const card = available.find((each) => each.id === id);
        if (card) onAdd(card);
      }}
    />
  );
}
