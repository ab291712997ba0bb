import { useState } from 'react';
import { pageClock } from '@back-office/shared/loading';
import { sampleShop, shopNameProblem, type Shop, type ShopEdit, type ShopSettings } from '@back-office/shared/shop';
import { FormDialog } from './FormDialog';
import { ShopFields } from './ShopFields';
import { useShops } from './useShops';

interface ShopDialogProps {
  readonly title: string;
  readonly saveLabel: string;
  /** What the fields contain at first. */
  readonly settings: ShopSettings;
  /** The shop that is changed; absent for a new one. */
  readonly shop?: Shop | undefined;
  /** The shop has sales: their amounts are in its currency, and their days follow from its zone and day start. */
  readonly hasSales?: boolean;
  /** Called with settings that are valid. */
  readonly onSave: (settings: ShopSettings) => Promise<ShopEdit>;
  readonly onSaved: (shop: Shop) => void;
  readonly onClose: () => void;
}

/** The settings of a new shop or of one that is changed. */
export function ShopDialog(props: ShopDialogProps) {
  const { title, saveLabel, settings, shop, hasSales = false, onSave, onSaved, onClose } = props;
  const others = [sampleShop, ...useShops()].filter(({ id }) => id !== shop?.id);
  const [draft, setDraft] = useState(settings);
  const [isTried, setTried] = useState(false);
  const [isSaving, setSaving] = useState(false);
  const [problem, setProblem] = useState<string>();
  const nameProblem = shopNameProblem(draft.name, others);

  async function submit() {
    setTried(true);
    if (nameProblem !== undefined || isSaving) return;
    // A write in this browser is done before a busy button could be seen.
    const cancelBusy = pageClock.after(200, () => setSaving(true));
    const saved = await onSave({ ...draft, name: draft.name.trim() });
    cancelBusy();
    setSaving(false);
    if (saved.ok) onSaved(saved.shop);
    else setProblem(saved.message);
  }

  return (
    <FormDialog
      title={title}
      submitLabel={saveLabel}
      isBusy={isSaving}
      failure={problem}
      onSubmit={submit}
      onClose={onClose}
    >
      <ShopFields
        value={draft}
        before={settings}
        nameProblem={isTried ? nameProblem : undefined}
        hasSales={hasSales}
        isConnected={shop?.source === 'server'}
        onChange={(changed) => setDraft((now) => ({ ...now, ...changed }))}
      />
    </FormDialog>
  );
}
