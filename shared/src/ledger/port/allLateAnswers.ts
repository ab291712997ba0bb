export { customersOfSample as customers } from './customersOfSample';
export { otherAnswers as others } from './otherAnswers';
