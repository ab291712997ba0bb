import { useId, type ReactNode } from 'react';
import { Button, scrollIntoView, Stack, Text } from '@back-office/shared/ui';
import { Dialog } from '@back-office/shared/ui/choices';

interface FormDialogProps {
  readonly title: string;
  readonly submitLabel: string;
  readonly isBusy: boolean;
  /** Said below the fields. */
  readonly failure: string | undefined;
  readonly onSubmit: () => unknown;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** A form with Cancel and the button that sends it. */
export function FormDialog({ title, submitLabel, isBusy, failure, onSubmit, onClose, children }: FormDialogProps) {
  const formId = useId();
  return (
    <Dialog
      title={title}
      onClose={onClose}
      footer={
        <>
          <Button variant="ghost" onClick={onClose}>
            Cancel
          </Button>
          <Button variant="primary" type="submit" form={formId} isBusy={isBusy}>
            {submitLabel}
          </Button>
        </>
      }
    >
      <form
        id={formId}
        onSubmit={(event) => {
          event.preventDefault();
          onSubmit();
        }}
        noValidate
      >
        <Stack gap={4}>
          {children}
          {failure !== undefined && (
            // On a phone the end of the form is below the buttons.
            <div ref={scrollIntoView}>
              <Text as="p" size="sm" tone="negative" role="alert">
                {failure}
              </Text>
            </div>
          )}
        </Stack>
      </form>
    </Dialog>
  );
}
