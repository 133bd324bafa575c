import fc from 'fast-check';

/**
 * Property tests take other cases each time, so that they find more. `npm test` sets `PROPERTY_SEED`: there the same
 * commit always has the same result.
 */
const { PROPERTY_SEED } = process.env;
if (PROPERTY_SEED) fc.configureGlobal({ seed: Number(PROPERTY_SEED) });
