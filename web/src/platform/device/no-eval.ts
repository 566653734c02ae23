import * as z from 'zod'

// The CSP forbids eval and reports zod's test for it, made with the first schema: import this first.
z.config({ jitless: true })
