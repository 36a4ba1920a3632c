/** Which gateway an online payment is begun with (ruling R6); the sandbox until a contract with a real one exists. */
export const PAYMENT_PROVIDER = 'sandbox';
