import { customersOfSample } from '../port/customersOfColumns';
import * as sample from './sample';

/** The code of the sample with what it says of customers, for screens that show them first. */
export function sampleWithCustomers() {
  sample.lateAnswers.provide({ customers: customersOfSample });
  return sample;
}
