import { useState } from 'react';
import { Upload } from 'lucide-react';
import { deferredPart } from '@back-office/shared/loading';
import { Button } from '@back-office/shared/ui';

const RestoreDialog = deferredPart(() =>
  import(/* webpackChunkName: "backup" */ './RestoreDialog').then((part) => part.RestoreDialog),
);

/** Opens a backup, shows what is in it and restores it. */
export function RestoreButton() {
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button icon={<Upload />} onClick={() => setOpen(true)}>
        Restore a backup
      </Button>
      {isOpen && <RestoreDialog onClose={close} onFailed={close} />}
    </>
  );
}
