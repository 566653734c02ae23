import * as z from 'zod'

// The content security policy forbids eval, and the browser would report zod's test for eval, which runs when the first
// schema is made. So this file must be imported before all schemas.
z.config({ jitless: true })
