import type { Steps } from '../../loading/steps';
import type { Layer } from '../reading/layer';
import { factAmounts, factTexts, type FactAmount, type FactText } from './fact';
import { createFactTable } from './factTable';

/** A file without the names and e-mail addresses of customers. Last digits of cards are in no layer. */
export function* withoutNames(layer: Layer): Steps<Layer> {
  const { facts } = layer;
  const own = createFactTable();
  for (let index = 0; index < facts.length; index += 1) {
    if (index % factsAtOnce === 0) yield;
    const wall = facts.wallAt(index);
    const item = facts.itemAt(index);
    const amounts: Partial<Record<FactAmount, number>> = {};
    for (const name of factAmounts) {
      const amount = facts.amountAt(name, index);
      if (!Number.isNaN(amount)) amounts[name] = amount;
    }
    const texts: Partial<Record<FactText, string>> = {};
    for (const name of factTexts) {
      const text = facts.textAt(name, index);
      if (!isPersonal(name, text)) texts[name] = text;
    }
    own.push(facts.rows.at(index), {
      role: facts.roleAt(index),
      id: facts.ids.values[facts.idCodes.at(index)] ?? '',
      key: facts.keyAt(index),
      ...(!Number.isNaN(wall) && { at: { wall, zone: facts.zoneAt(index) } }),
      ...(item && { item }),
      amounts,
      texts,
    });
  }
  return { ...layer, facts: own };
}

const factsAtOnce = 1_000;

function isPersonal(name: FactText, text: string): boolean {
  return name === 'customerName' || (name === 'customerId' && text.includes('@'));
}
