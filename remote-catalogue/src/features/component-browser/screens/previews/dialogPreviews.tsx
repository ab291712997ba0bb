import { useRef, useState } from 'react';
import { Button } from '@back-office/shared/ui';
import { TextField } from '@back-office/shared/ui/forms';
import { AnchoredOverlay, Dialog, Sheet, SheetSection } from '@back-office/shared/ui/choices';
import { DialogThumbnail, PopoverThumbnail, SheetThumbnail } from './thumbnails';
import { Muted, type Preview } from './preview';

const sections = [
  { id: 'preview-details', label: 'Details' },
  { id: 'preview-units', label: 'Units', errors: 1 },
];

export const dialogPreviews = {
  Dialog: {
    states: {
      '480 px wide, for a short task': <DialogExample title="Export items" />,
      '1,088 px wide, for complex work': <DialogExample title="Import items" wide />,
    },
    thumbnail: <DialogThumbnail />,
  },
  AnchoredOverlay: {
    states: { 'Next to its button': <AnchoredOverlayExample /> },
    thumbnail: <PopoverThumbnail />,
  },
  Sheet: {
    states: { 'A form in sections': <SheetExample /> },
    thumbnail: <SheetThumbnail />,
  },
  SheetSection: {
    states: {
      'With a hint': (
        <SheetSection id="preview-section" title="Variations" hint="Sizes, colors and packs of this item.">
          <Field label="SKU" />
        </SheetSection>
      ),
    },
    isWide: true,
  },
} satisfies Readonly<Record<string, Preview>>;

function DialogExample({ title, wide = false }: { readonly title: string; readonly wide?: boolean }) {
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>{title}</Button>
      {isOpen && (
        <Dialog
          title={title}
          wide={wide}
          onClose={close}
          footer={
            <>
              <Button variant="ghost" onClick={close}>
                Cancel
              </Button>
              <Button variant="primary" onClick={close}>
                Done
              </Button>
            </>
          }
        >
          <Muted>This is a preview. Nothing will change.</Muted>
        </Dialog>
      )}
    </>
  );
}

function AnchoredOverlayExample() {
  const [isOpen, setOpen] = useState(false);
  const trigger = useRef<HTMLButtonElement>(null);
  const close = () => setOpen(false);
  return (
    <>
      <Button ref={trigger} aria-haspopup="dialog" aria-expanded={isOpen} onClick={() => setOpen(true)}>
        Share
      </Button>
      {isOpen && (
        <AnchoredOverlay label="Share" triggerRef={trigger} onClose={close}>
          <Button variant="ghost" onClick={close}>
            Copy link
          </Button>
        </AnchoredOverlay>
      )}
    </>
  );
}

function SheetExample() {
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Create item</Button>
      {isOpen && (
        <Sheet
          title="Create item"
          sections={sections}
          onClose={close}
          actions={
            <Button variant="primary" onClick={close}>
              Save Item
            </Button>
          }
        >
          <SheetSection id="preview-details" title="Details">
            <Field label="Name" />
          </SheetSection>
          <SheetSection id="preview-units" title="Units" hint="This is a preview. Nothing will be saved.">
            <Field label="Unit" />
          </SheetSection>
        </Sheet>
      )}
    </>
  );
}

function Field({ label }: { readonly label: string }) {
  const [value, setValue] = useState('');
  return <TextField label={label} value={value} onChange={setValue} />;
}
