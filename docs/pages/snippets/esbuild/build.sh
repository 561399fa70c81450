npx esbuild src/main.tsx --bundle --jsx=automatic --loader:.woff2=file --outdir=dist
