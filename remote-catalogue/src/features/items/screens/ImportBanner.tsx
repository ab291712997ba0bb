import { useDismissed } from '@back-office/shared/state';
import { Button, Notice } from '@back-office/shared/ui';

interface ImportBannerProps {
  readonly onImport: () => void;
}

/** The offer to newcomers; once dismissed it stays away (decision D9). */
export function ImportBanner({ onImport }: ImportBannerProps) {
  const { isDismissed, dismiss } = useDismissed('items-import-banner');
  if (isDismissed) return null;
  return (
    <Notice
      tone="info"
      action={
        <Button variant="link" onClick={onImport}>
          Import library
        </Button>
      }
      onDismiss={dismiss}
    >
      Already have items? Upload an existing item catalog to get started
    </Notice>
  );
}
