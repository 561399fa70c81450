npm install --save-exact react-aria-components@1.22.1 lucide
