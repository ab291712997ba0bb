import { Switch } from '@back-office/shared/ui';
import { SheetSection } from '@back-office/shared/ui/choices';
import type { SectionProps } from './section';

export function CheckoutSection({ id, state: { form, change } }: SectionProps) {
  return (
    <SheetSection id={id} title="Checkout Behavior">
      <Switch
        label="Skip item details screen"
        description="Adds the item to the sale at once, without asking for options."
        isOn={form.skipItemDetails}
        onChange={(isOn) => change('skipItemDetails', isOn)}
      />
    </SheetSection>
  );
}
