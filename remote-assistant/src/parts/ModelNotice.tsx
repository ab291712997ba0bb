import { useServices } from '@back-office/shared/contract';
import { modelDefinition, useStoredValue } from '@back-office/shared/state';
import { Text } from '@back-office/shared/ui';

/** Says before a question is sent that it leaves the device, and where it goes. */
export function ModelNotice() {
  const { reply } = useServices();
  const [{ isOn, url }] = useStoredValue(modelDefinition);
  if (!isOn || reply || !URL.canParse(url)) return null;
  return (
    <Text as="p" size="xs" tone="muted">
      {`Questions go to ${new URL(url).host}. Customer names are replaced first.`}
    </Text>
  );
}
