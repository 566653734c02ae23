import * as z from 'zod'

// The page's policy forbids code made from text, and merely asking whether it may be made is reported as a breach.
// Schemas decide when they are made, so this comes before every import of the contract.
z.config({ jitless: true })
